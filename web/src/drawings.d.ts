declare module "icon:*" {
  const drawing: import("./kit/drawing").Drawing;
  export default drawing;
}

declare module "art:*" {
  const drawing: import("./kit/drawing").Drawing;
  export default drawing;
}

declare module "*.css";
