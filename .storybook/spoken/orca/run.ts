import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languages } from '../scripts.ts';
import { differences, recordingFile, type Transcript, written } from '../transcript.ts';
import { type Browser, browsers } from './browsers.ts';
import type { Heard } from './log.ts';
import { versions, whyNot } from './programs.ts';
import { Session } from './session.ts';
import { names, openSubjects, type Subject } from './subjects.ts';

const flags = process.argv.slice(2);
const isUpdating = flags.includes('-u');
const wanted = flags.filter((flag) => !flag.startsWith('-'));

/** Selected on the command line: `npm run orca -w @console/ui -- LineChart he firefox`. */
const chosen = <One extends string>(all: readonly One[]) => {
  const asked = all.filter((one) => wanted.includes(one));
  return asked.length > 0 ? asked : all;
};

const reason = whyNot(chosen(browsers), flags.includes('--install'));
if (reason) process.stdout.write(`${reason}\n`);
// Without a recording, nothing was checked.
process.exitCode = !reason && (await recordAll()) ? 0 : 1;

async function recordAll() {
  const subjects = await openSubjects(chosen(names), chosen(languages));
  const results: boolean[] = [];
  try {
    for (const browser of chosen(browsers))
      for (const subject of subjects.all) results.push(await recordSafely(subject, browser));
  } finally {
    await subjects.close();
  }
  const right = results.filter(Boolean).length;
  process.stdout.write(`${right} passed, ${results.length - right} failed\n`);
  return right === results.length;
}

/** A browser or screen reader that doesn't start fails its recording and not the others. */
async function recordSafely(subject: Subject, browser: Browser) {
  return await record(subject, browser).catch((error: Error) => {
    process.stdout.write(`${subject.name}, ${subject.language}, ${browser}: ${error.message}\n`);
    return false;
  });
}

/** Records one transcript, checks it for faults, and compares it with the saved one. */
async function record(subject: Subject, browser: Browser) {
  const file = recordingFile(browser, subject.name, subject.language);
  const heard = await subject.visit((address) => listen(subject, address, browser));
  const transcript: Transcript = {
    ...versions(browser),
    date: new Date().toISOString().slice(0, 10),
    ...subject.about,
    steps: subject.steps.map((step, index) => ({
      do: step.text === undefined ? step.press : `${step.press} “${step.text}”`,
      says: heard[index]?.says ?? [],
    })),
  };
  const kept: Transcript | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const wrong = subject.faults(heard);
  if (wrong.length > 0) transcript.faults = wrong.map((line) => line.replace('FAULT:', '').trim());
  const changed = differences(kept?.steps ?? [], transcript.steps);
  process.stdout.write(
    `${subject.name}, ${subject.language}, ${browser}: ${[verdict(wrong.length === 0, changed.length), ...wrong, ...changed].join('\n')}\n`,
  );
  // With Chromium, a fault is to be mended and not to be stored.
  if (isUpdating && changed.length > 0 && (wrong.length === 0 || browser !== 'chromium')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, written(transcript));
  }
  return wrong.length === 0 && (isUpdating || changed.length === 0);
}

function verdict(isRight: boolean, changes: number) {
  const words =
    changes === 0
      ? 'the same words'
      : `${changes} steps sound different${isUpdating && isRight ? ', written' : ''}`;
  return isRight ? words : `${words}, and NOT what must be said`;
}

/** Starts again if the window wasn't ready for the first key press. */
async function listen(subject: Subject, address: string, browser: Browser, tries = 3): Promise<Heard[]> {
  const session = new Session();
  const heard: Heard[] = [];
  try {
    await session.open(address, subject.title, subject.language, browser);
    for (const { sent, text } of subject.steps) {
      heard.push(text === undefined ? await session.press(sent) : await session.type(text));
      if (!heard[0]?.says.join().includes(subject.firstWords)) break;
    }
  } finally {
    await session.close();
  }
  return heard.length < subject.steps.length && tries > 1
    ? await listen(subject, address, browser, tries - 1)
    : heard;
}
