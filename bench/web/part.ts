export interface PartOptions {
  /** How often each thing is measured; the figures are medians. */
  runs: number;
  /** How long the day is. */
  minutes: number;
  /** How often the screen changes, one after the other. */
  changes: number;
}

/** What one part of `npm run web --prefix bench` found. */
export interface Findings {
  /** Markdown, for docs/performance.md. */
  figures: string;
  /** Whether something could not be measured, or is worse than it may be: one sentence each. */
  complaints: string[];
}

/** One part of `npm run web --prefix bench`. */
export interface Part {
  /** Its figures stand in docs/performance.md between `<!-- mark -->` and `<!-- end of mark -->`. */
  mark: string;
  measure(options: PartOptions): Promise<Findings>;
}
