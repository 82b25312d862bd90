import { setTimeout as sleep } from 'node:timers/promises';
import { type Consoles, prepareConsoles } from '../spoken/console/console.ts';
import { type Press, typed } from '../spoken/keys.ts';
import type { Expectation } from '../spoken/screenSteps.ts';
import { type ScreenScript, screenScripts } from '../spoken/screens.ts';
import type { WebKit } from './driver.ts';

/** The codes of keys in WebDriver. Other keys are their own character. */
const codes: Record<string, string> = {
  ...{
    Tab: '\uE004',
    Shift: '\uE008',
    Enter: '\uE007',
    Control: '\uE009',
    Escape: '\uE00C',
    F6: '\uE036',
    ' ': ' ',
  },
  ...{ ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015' },
  ...{ PageUp: '\uE00E', PageDown: '\uE00F', End: '\uE010', Home: '\uE011' },
};

/**
 * Presses the keys of the screen readers' scripts on the screens of the console, and reports where the focus isn't on
 * the control that the script names. Messages and values need a screen reader, and aren't checked.
 */
export async function onScreens(webkit: WebKit, note: (screen: string, problems: string[]) => void) {
  const consoles = await prepareConsoles();
  try {
    for (const script of screenScripts)
      note(`${script.screen}, ${script.language}`, await strayStops(webkit, consoles, script));
  } finally {
    await consoles.dispose();
  }
}

async function strayStops(webkit: WebKit, consoles: Consoles, script: ScreenScript) {
  return await consoles.visit(script, async (address) => {
    await webkit.open(address);
    if (!(await until(webkit, 'return document.title === given[0]', script.title)))
      return [`the title is ${await webkit.run<string>('return document.title;')}`];
    await sleep(1_500);
    const problems: string[] = [];
    for (const [index, { press, text, times = 1, expect }] of script.steps.entries()) {
      if (text === undefined && typed(press as Press) === undefined) continue;
      for (let count = 0; count < times; count += 1) await send(webkit, press, text);
      // As a person does: what appears after a key, such as a notification, is there before the next one.
      await sleep(500);
      const wanted = expect.filter(isOfFocus);
      for (const { role, name } of wanted) {
        if (await until(webkit, `${nameOfFocus} return name.includes(given[0])`, name)) continue;
        const found = await webkit.run<string>(`${nameOfFocus} return name;`);
        problems.push(`${index + 1}. ${press}: the focus isn't on the ${role} “${name}”, but on “${found}”`);
      }
    }
    return problems;
  });
}

/** Whether it names a control that has the focus after the step. */
const isOfFocus = ({ priority, role, name }: Expectation) =>
  priority === 'must' && role !== undefined && name !== undefined;

async function send({ press }: WebKit, key: string, text?: string) {
  if (text !== undefined) {
    for (const character of text) await press(character);
    return;
  }
  const names = [...(typed(key as Press) ?? '').matchAll(/\{([^/}>]+)>?\}|([a-z])/g)].map(
    ([, named, letter]) => named ?? letter ?? '',
  );
  await press(...names.map((name) => codes[name] ?? name));
}

/** The accessible name of an element, as far as the console's controls need it. */
const nameOfFocus = `
  const nameOf = (at) => {
    const labels = (at.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    const own = at.getAttribute('aria-label') ?? [...(at.labels ?? [])].map((label) => label.textContent).join(' ');
    return (labels.join(' ').trim() || own || at.textContent || '').replace(/[\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ').trim();
  };
  const name = nameOf(document.activeElement);`;

async function until({ run }: WebKit, isSo: string, ...given: unknown[]) {
  for (let tries = 0; tries < 150; tries += 1) {
    if ((await run(`${isSo};`, ...given)) === true) return true;
    await sleep(100);
  }
  return false;
}
