import type { FormErrors, FormField, FormProblem, FormState } from '../../formContext/index.ts';
import type { FormSection } from './FormSummary.tsx';

/** The values of each named field, as a comparable string. */
export type Values = ReadonlyMap<string, string>;

export function formValuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const asText = (value: FormDataEntryValue) =>
    typeof value === 'string'
      ? value
      : `${value.name} ${value.size} ${value.lastModified * Number(value.size > 0)}`;
  return new Map([...data.keys()].map((name) => [name, JSON.stringify(data.getAll(name).map(asText))]));
}

/** Names of the fields whose values differ. An unchecked checkbox doesn't have a value. */
export function changedNames(before: Values, now: Values) {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  return names.filter((name) => before.get(name) !== now.get(name));
}

/** The controls that are invalid by native validation, including those in closed sections. */
function nativelyInvalid(form: HTMLFormElement) {
  return [...form.elements].filter(
    (control): control is HTMLInputElement => control.matches(':invalid') && !control.matches('fieldset'),
  );
}

/** All errors of a form, in document order; errors of the whole form come first. */
export function findProblems(
  form: HTMLFormElement,
  fields: ReadonlyMap<string, () => FormField>,
  said: readonly FormErrors[],
  sayNative: (control: HTMLInputElement, label: string) => string,
): FormProblem[] {
  const found = new Map<string, FormProblem>();
  const add = (name: string, control: Element | undefined, message: string | undefined) => {
    const isKnown =
      found.has(name) || [...found.values()].some((other) => control && other.control === control);
    if (message === undefined || message === '' || isKnown) return;
    const label = fields.get(name)?.().label ?? (control && labelOf(control)?.textContent?.trim());
    found.set(name, { name, message, label, control, section: sectionOf(control) });
  };
  for (const [name, field] of fields) add(name, controlOf(form, fields, name), field().getError?.());
  for (const [name, message] of said.flatMap((errors) => Object.entries(errors))) {
    add(name, controlOf(form, fields, name), message);
  }
  for (const control of nativelyInvalid(form)) {
    const name = control.name || control.id;
    const label = fields.get(name)?.().label ?? labelOf(control)?.textContent?.trim() ?? name;
    add(name, controlOf(form, fields, name) ?? control, sayNative(control, label));
  }
  return [...found.values()].sort(({ control: one }, { control: other }) => {
    if (!one || !other) return Number(one !== undefined) - Number(other !== undefined);
    return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** The control of a field: the result of the field's `getControl`, or the form element with that name. */
export function controlOf(form: HTMLFormElement, fields: ReadonlyMap<string, () => FormField>, name: string) {
  return fields.get(name)?.().getControl?.() ?? controlNamed(form, name);
}

export function controlNamed(form: HTMLFormElement, name: string): Element | undefined {
  if (name === '') return undefined;
  const found = form.elements.namedItem(name);
  return (found instanceof RadioNodeList ? (found[0] as Element | undefined) : found) ?? undefined;
}

const focusable =
  'input:not([type="hidden"]):not(:disabled), button:not(:disabled), select:not(:disabled), textarea:not(:disabled), a[href], [tabindex], [contenteditable="true"]';

/**
 * The element that takes focus for a control: the control itself, the first element of a group, such as the first
 * radio, or the visible part of a composite field whose control is a hidden input.
 */
export function focusTarget(control: Element): HTMLElement | undefined {
  for (let place: Element | null = control; place && !place.matches('form'); place = place.parentElement) {
    const candidates = [place, ...place.querySelectorAll(focusable)];
    const target = candidates.find(
      (each) => each.matches(focusable) && !each.closest('[aria-hidden="true"]'),
    );
    if (target) return target as HTMLElement;
  }
  return undefined;
}

/** The ID that a link to a control goes to: of the element that takes focus, or of the nearest one around it in the form. */
export function idOf(control: Element) {
  return (focusTarget(control) ?? control).closest('form [id]')?.id;
}

/** The label of a control, or the legend of its radio group. */
export function labelOf(control: Element): Element | undefined {
  const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
  const group = isRadio ? control.closest('fieldset, [role="radiogroup"]') : null;
  const legend = group?.querySelector('legend');
  if (legend) return legend;
  const labelled = group ?? control;
  const ids = labelled.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = ids.map((id) => document.getElementById(id)).find((each) => each && !labelled.contains(each));
  return named ?? (control as HTMLInputElement).labels?.[0];
}

/** The ID of the form section that contains an element. */
export function sectionOf(element: Element | undefined) {
  return element?.closest('[data-form-section]')?.getAttribute('data-form-section') ?? undefined;
}

/** Waits until an opened section is visible: a router can take a few frames to open it. */
export async function untilReachable(element: Element) {
  for (let frame = 0; frame < 30 && (element.closest('[inert]') || !element.checkVisibility()); frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

/**
 * Scrolls the label into view before focusing the control, so that both are visible. Returns false without a target.
 */
export function focusWithLabel(control: Element) {
  const target = focusTarget(control);
  (labelOf(target ?? control) ?? target)?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
  return target !== undefined;
}

/**
 * Scrolls a text area fully into view: browsers only scroll to its caret, so that the button bar could cover the rest
 * (WCAG 2.4.11). Doesn't scroll during a press, so that the target stays under the pointer.
 */
export function showWhole(field: Element) {
  if (field.matches('textarea') && !isPressed()) field.scrollIntoView({ block: 'nearest' });
}

/** Whether a pointer or a key is pressing an element. */
export const isPressed = () => document.documentElement.matches(':active');

/** The errors that still apply: those whose fields haven't changed since the errors were reported. */
export function stillHolding(errors: FormErrors, saidOver: Values | undefined, now: Values): FormErrors {
  const changed = new Set(saidOver ? changedNames(saidOver, now) : []);
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !changed.has(name)));
}

/** The errors that have a matching field. No one could fix the others. */
export function ownedErrors(
  form: HTMLFormElement,
  fields: ReadonlyMap<string, () => FormField>,
  errors: FormErrors,
): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => controlOf(form, fields, name)));
}

/** Whether each section has changes, and whether the form has changes that aren't in a section. */
export function unsavedIn(
  { editedSections, isEditedElsewhere }: FormState,
  { name, sections }: { name: string; sections: readonly FormSection[] },
) {
  const isUnknown = editedSections.some((edited) => sections.every(({ id }) => id !== edited));
  return [
    ...sections.map(({ id, label }) => ({ name: label, isDirty: editedSections.includes(id) })),
    { name, isDirty: isEditedElsewhere || isUnknown },
  ];
}
