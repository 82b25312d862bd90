/** A success criterion of WCAG 2.2: its name and its level. */
export interface Criterion {
  name: string;
  level: 'A' | 'AA';
}

const a = (name: string): Criterion => ({ name, level: 'A' });
const aa = (name: string): Criterion => ({ name, level: 'AA' });

/** The success criteria of WCAG 2.2, levels A and AA. Claims about any other number don't compile. */
export const criteria = {
  '1.1.1': a('Non-text Content'),
  '1.2.1': a('Audio-only and Video-only (Prerecorded)'),
  '1.2.2': a('Captions (Prerecorded)'),
  '1.2.3': a('Audio Description or Media Alternative (Prerecorded)'),
  '1.2.4': aa('Captions (Live)'),
  '1.2.5': aa('Audio Description (Prerecorded)'),
  '1.3.1': a('Info and Relationships'),
  '1.3.2': a('Meaningful Sequence'),
  '1.3.3': a('Sensory Characteristics'),
  '1.3.4': aa('Orientation'),
  '1.3.5': aa('Identify Input Purpose'),
  '1.4.1': a('Use of Color'),
  '1.4.2': a('Audio Control'),
  '1.4.3': aa('Contrast (Minimum)'),
  '1.4.4': aa('Resize Text'),
  '1.4.5': aa('Images of Text'),
  '1.4.10': aa('Reflow'),
  '1.4.11': aa('Non-text Contrast'),
  '1.4.12': aa('Text Spacing'),
  '1.4.13': aa('Content on Hover or Focus'),
  '2.1.1': a('Keyboard'),
  '2.1.2': a('No Keyboard Trap'),
  '2.1.4': a('Character Key Shortcuts'),
  '2.2.1': a('Timing Adjustable'),
  '2.2.2': a('Pause, Stop, Hide'),
  '2.3.1': a('Three Flashes or Below Threshold'),
  '2.4.1': a('Bypass Blocks'),
  '2.4.2': a('Page Titled'),
  '2.4.3': a('Focus Order'),
  '2.4.4': a('Link Purpose (In Context)'),
  '2.4.5': aa('Multiple Ways'),
  '2.4.6': aa('Headings and Labels'),
  '2.4.7': aa('Focus Visible'),
  '2.4.11': aa('Focus Not Obscured (Minimum)'),
  '2.5.1': a('Pointer Gestures'),
  '2.5.2': a('Pointer Cancellation'),
  '2.5.3': a('Label in Name'),
  '2.5.4': a('Motion Actuation'),
  '2.5.7': aa('Dragging Movements'),
  '2.5.8': aa('Target Size (Minimum)'),
  '3.1.1': a('Language of Page'),
  '3.1.2': aa('Language of Parts'),
  '3.2.1': a('On Focus'),
  '3.2.2': a('On Input'),
  '3.2.3': aa('Consistent Navigation'),
  '3.2.4': aa('Consistent Identification'),
  '3.2.6': a('Consistent Help'),
  '3.3.1': a('Error Identification'),
  '3.3.2': a('Labels or Instructions'),
  '3.3.3': aa('Error Suggestion'),
  '3.3.4': aa('Error Prevention (Legal, Financial, Data)'),
  '3.3.7': a('Redundant Entry'),
  '3.3.8': aa('Accessible Authentication (Minimum)'),
  '4.1.2': a('Name, Role, Value'),
  '4.1.3': aa('Status Messages'),
} as const satisfies Record<string, Criterion>;

export type CriterionId = keyof typeof criteria;

/** The W3C page that explains a criterion. */
export function understanding(id: CriterionId) {
  const slug = criteria[id].name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  return `https://www.w3.org/WAI/WCAG22/Understanding/${slug}.html`;
}
