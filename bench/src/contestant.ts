import type { ComponentType, ReactNode } from 'react';

/** A candidate: a library, our component, or the baseline. */
export interface Contestant<Given, Own = Given> {
  /** Converts the host's data to the format of the library. Its work is measured. */
  convert: (given: Given) => Own;
  /** One chart, one week, or one player. */
  Picture: ComponentType<{ data: Own }>;
  /** Rendered once around everything, before the measurement. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** The number of points in each chart, read from the rendered page. */
  pointsIn?: (place: HTMLElement) => number[];
  /** Plays from one turn to the next a few times. Resolves with the maximum number of turns that rendered again. */
  drawnAgain?: () => Promise<number>;
}

/** A point of a chart. */
export interface Point {
  /** Milliseconds since 1970: midnight in UTC. */
  time: number;
  value: number;
}

/** An event in a week. Titles are unique, so that they can be counted. */
export interface Visit {
  id: string;
  title: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
}

/** A turn of a call. Texts are unique, so that they can be counted. */
export interface Talk {
  id: string;
  name: string;
  isCaller: boolean;
  /** Seconds. */
  start: number;
  text: string;
}

/** A group of navigation links. Link texts are unique, so that they can be counted. */
export interface Links {
  id: string;
  name: string;
  links: { href: string; words: string }[];
}

/** The rows of a table, all on one page. Texts are unique, so that they can be counted. */
export interface Rows {
  rows: { id: string; words: string[] }[];
  isPaged: boolean;
  /** A checkbox in each row and one for all rows. */
  hasBoxes: boolean;
}

/** A recorded call. */
export interface Recording {
  id: string;
  name: string;
  src: string;
}

/** The size of a chart in CSS pixels, the same for each candidate. */
export const chartSize = { width: 416, height: 160 };

/** The height of a week. The hours can scroll inside. */
export const weekHeight = 720;

/** Monday of the rendered week. It is in the past, so that no candidate renders a current-time line. */
export const monday = '2025-06-16';

export const titles = ['Name', 'Phone', 'Status', 'City', 'Calls', 'Next date'];
