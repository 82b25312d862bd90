/** When the console was last assessed against WCAG 2.2. The conformance report has the same date. */
export const assessedOn = '2026-11-27';

/** A known accessibility barrier of the console. Its texts are messages: `accessibility.barrier.<id>.what` and so on. */
export interface Barrier {
  id: string;
  /** The WCAG 2.2 criteria that it fails, at least in part. */
  criteria: readonly string[];
  /**
   * How much it hinders people: `minor` is an annoyance, with `moderate` a task takes much longer, and with `serious` some
   * people can't complete it.
   */
  severity: 'minor' | 'moderate' | 'serious';
  /** The month by which it is planned to be removed: `YYYY-MM`. */
  due: string;
}

/**
 * The known barriers, the worst first. The conformance report is generated from the same list: every criterion that the
 * console supports only partially is here.
 */
export const barriers = [
  { id: 'transcripts', criteria: ['1.2.1'], severity: 'serious', due: '2027-06' },
  { id: 'session', criteria: ['2.2.1'], severity: 'moderate', due: '2027-03' },
  { id: 'language', criteria: ['3.1.2'], severity: 'moderate', due: '2027-06' },
  { id: 'provider', criteria: ['3.3.8'], severity: 'moderate', due: '2027-06' },
  { id: 'channel', criteria: ['3.3.4'], severity: 'minor', due: '2027-03' },
  { id: 'examples', criteria: ['3.3.3'], severity: 'minor', due: '2027-03' },
  { id: 'position', criteria: ['1.3.3'], severity: 'minor', due: '2027-03' },
  { id: 'excerpts', criteria: ['1.4.4', '1.4.12'], severity: 'minor', due: '2027-03' },
  { id: 'ways', criteria: ['2.4.5'], severity: 'minor', due: '2027-06' },
] as const satisfies readonly Barrier[];
