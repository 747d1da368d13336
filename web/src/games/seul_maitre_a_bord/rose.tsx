// The wind: where it blows to, and what a step in each direction costs.

import arrow from "art:wind-arrow";
import { t } from "../../kit/texts";
import { DIRECTIONS, stepOf, type Direction } from "./coast";
import "./rose.css";

const STAR = [0, 90, 180, 270];
const DISC = 86;

interface RoseProps {
  wind: Direction;
  cost(direction: Direction): number;
}

export function Rose({ wind, cost }: RoseProps) {
  const turn = DIRECTIONS.indexOf(wind) * 45;
  return (
    <svg class="wind-rose" viewBox="-104 -104 208 208" role="img" aria-label={roseInWords(wind, cost)}>
      <circle class="rim" r="71" />
      <circle class="rim" r="67" />
      {STAR.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class="pale" d="M0 0L5-15L38-38Z" />
          <path class="dark" d="M0 0L15-5L38-38Z" />
        </g>
      ))}
      {STAR.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path class="pale" d="M0 0L-8-16L0-66Z" />
          <path class="dark" d="M0 0L8-16L0-66Z" />
        </g>
      ))}
      <g class="arrow" style={{ transform: `rotate(${turn}deg)` }}>
        <use href={`#${arrow.id}`} />
      </g>
      {DIRECTIONS.map((direction) => {
        const [east, south] = stepOf(direction);
        const far = east !== 0 && south !== 0 ? DISC * Math.SQRT1_2 : DISC;
        const points = cost(direction);
        return (
          <g key={direction} class={`cost cost-${points}`} transform={`translate(${east * far} ${south * far})`}>
            <circle r="15" />
            <text y="6">{points}</text>
          </g>
        );
      })}
    </svg>
  );
}

function roseInWords(wind: Direction, cost: (direction: Direction) => number): string {
  const costs = DIRECTIONS.map((direction) => t("board-rose-cost", { direction: t(`board-short-${direction}`), cost: cost(direction) }));
  return `${t("board-wind", { direction: t(`board-to-${wind}`) })} ${costs.join(", ")}`;
}
