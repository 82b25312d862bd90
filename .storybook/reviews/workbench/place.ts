import type { Subject } from '../subjects.ts';

/** The page of the workbench in Storybook. */
const page = 'accessibility-workbench--docs';

/** A link to the workbench that opens a story, relative to Storybook. */
export const workbenchLink = (subject: string) => `./?path=/docs/${page}&subject=${subject}`;

const item = 'console-review-subject';

/** The story or screen of the URL, else the last one of this tab, else a story of a large component. */
export function firstSubject(subjects: readonly Subject[]): Subject {
  const asked = askedInUrl() ?? sessionStorage.getItem(item);
  const found = [asked, 'components-linechart--ready']
    .map((id) => subjects.find((one) => one.id === id))
    .find((one) => one !== undefined);
  const first = found ?? subjects[0];
  if (!first) throw new Error('Storybook has no stories.');
  keepSubject(first.id);
  return first;
}

export const keepSubject = (id: string) => sessionStorage.setItem(item, id);

/** Reads the story from the URL of Storybook or of its preview, and removes it, so that a reload opens the last one. */
function askedInUrl() {
  for (const { location, history } of new Set([window, window.parent])) {
    const url = new URL(location.href);
    const asked = url.searchParams.get('subject');
    if (!asked) continue;
    url.searchParams.delete('subject');
    history.replaceState(history.state, '', url.href.replaceAll('%2F', '/'));
    return asked;
  }
  return undefined;
}
