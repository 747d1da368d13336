// A band of water, as wide as its place: the rows repeat, they are not stretched.

export function Waves() {
  return (
    <svg class="picture waves" aria-hidden="true">
      <defs>
        <pattern id="band-of-waves" width="12" height="10" patternUnits="userSpaceOnUse">
          <rect width="12" height="10" fill="var(--sea-2)" />
          <path d="M0 2.5q3-2.6 6 0t6 0M-6 7.5q3-2.6 6 0t6 0t6 0" fill="none" stroke="var(--sea-line)" stroke-width=".9" opacity=".7" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#band-of-waves)" />
    </svg>
  );
}
