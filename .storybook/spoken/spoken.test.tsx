import { composeStories } from '@storybook/react-vite';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resizeWindow } from '../../packages/ui/src/testing/resizeWindow.ts';
import { type Press, typed } from './keys.ts';
import { type Component, components, languages, scripts, stepsOf } from './scripts.ts';
import { SimulatedReader } from './simulated/reader.ts';
import { type Language, type Said, type Transcript, written } from './transcript.ts';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../../packages/ui/src/components/*/*.stories.tsx');
const all = components.flatMap((component) => languages.map((language) => ({ component, language })));

test.each(all)('ST-5: $component output in $language matches the file', async ({ component, language }) => {
  await resizeWindow(1440, 900);
  localStorage.clear();
  await open(component, language);
  const reader = new SimulatedReader(language);
  const steps: Said[] = [];
  for (const { press } of stepsOf(component, language)) {
    steps.push({ do: press, says: await listen(reader, press) });
  }
  reader.stop();
  const transcript: Transcript = {
    reader: 'No reader: rules over the accessibility tree',
    browser: 'Chromium',
    system: 'any',
    date: '',
    story: scripts[component].story[language],
    steps,
  };
  const file = `../../docs/accessibility/spoken/simulated/${component}.${language}.json`;
  await expect(written(transcript)).toMatchFileSnapshot(file);
});

/** Without a screen reader, its commands have no output, except reading the whole page. */
async function listen(reader: SimulatedReader, press: Press) {
  const keys = typed(press);
  if (!keys) return press.startsWith('Read all') ? await reader.readsAll() : [];
  await userEvent.keyboard(keys);
  // Announcements are delayed until the action is complete.
  await new Promise((resolve) => setTimeout(resolve, mayAnnounce(press) ? 400 : 50));
  return await reader.says();
}

const mayAnnounce = (press: Press) => ['Enter', 'Space', 'Page Down', 'Page Up'].includes(press);

async function open(component: Component, language: Language) {
  const id = scripts[component].story[language];
  for (const [path, load] of Object.entries(files)) {
    if (!path.includes(`/components/${component}/`)) continue;
    const file = await load();
    const drawn = composeStories(file, { initialGlobals: { locale: language, neighbours: 'on' } });
    const found = Object.entries(drawn).find(
      ([name]) => toId(file.default.id ?? file.default.title ?? '', storyNameFromExport(name)) === id,
    );
    if (found) return await (found[1] as { run(): Promise<void> }).run();
  }
  throw new Error(`${component} has no story ${id}`);
}
