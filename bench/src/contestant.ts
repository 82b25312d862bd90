import type { ComponentType, ReactNode } from 'react';

/** Who draws: a library, we, or the floor. */
export interface Contestant<Given, Own = Given> {
  /** Puts the data in the form the library asks for, before any time is taken. */
  prepare: (given: Given) => Own;
  /** One chart, or one week. */
  Picture: ComponentType<{ data: Own }>;
  /** What a page has once, around everything; it stands before any time is taken. */
  Frame?: ComponentType<{ children: ReactNode }>;
  /** How many points each chart of the page holds, read from what was drawn. */
  pointsIn?: (place: HTMLElement) => number[];
  /** Plays from one turn to the next a few times; resolves how many turns were drawn again at most for one. */
  drawnAgain?: () => Promise<number>;
}

/** A point of a chart. */
export interface Point {
  /** `YYYY-MM-DD`. */
  date: string;
  value: number;
}

/** Something in a week. Its title is unlike all others, which is how blocks are counted. */
export interface Visit {
  id: string;
  title: string;
  /** In UTC, without a zone: `2025-06-16T09:30:00`. */
  start: string;
  end: string;
}

/** What somebody says. Its text is unlike all others, which is how turns are counted. */
export interface Talk {
  id: string;
  name: string;
  isCaller: boolean;
  /** Seconds. */
  start: number;
  text: string;
}

/** A group of a navigation. The words of its links are unlike all others, which is how links are counted. */
export interface Links {
  id: string;
  name: string;
  links: { href: string; words: string }[];
}

/** The box of a chart in CSS pixels, the same for everybody. */
export const chartSize = { width: 416, height: 160 };

/** The height of a week; its hours scroll inside where they do. */
export const weekHeight = 720;

/** Monday of the week that is drawn: long ago, so that nobody draws a line for now. */
export const monday = '2025-06-16';
