import type { Browser } from 'playwright';
import type { Bundle } from './build.ts';
import type { Kind, Scene } from './contestants.ts';
import { faultOf, openStage, rehearse, type Stage, timeOf } from './stage.ts';

/** Milliseconds of each contestant in one run of a scene, by its name. */
export type Work = Map<string, number>;

/** What came of a scene: the work in each run, and what was not drawn as it should. */
export interface Outcome {
  scene: Scene;
  runs: Work[];
  faults: Map<string, string>;
}

export const middle = (values: number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** One run: a new page for each contestant, every scene in turn. */
export async function run(
  browser: Browser,
  { viewport }: Kind,
  bundles: Map<string, Bundle>,
  outcomes: Outcome[],
) {
  const stages: Stage[] = [];
  for (const [name, bundle] of bundles) stages.push(await openStage(browser, name, bundle, viewport));
  for (const { scene, runs, faults } of outcomes) {
    process.stderr.write(`${scene.words}…\n`);
    runs.push(await runScene(stages, scene, faults));
  }
  for (const { page } of stages) await page.close();
}

export const outcomesOf = ({ scenes }: Kind): Outcome[] =>
  scenes.map((scene) => ({ scene, runs: [], faults: new Map() }));

/**
 * Everybody draws once in each round, in an order that changes, so that whatever else the machine does falls on all
 * alike. Taken off is what an empty page works while it waits for the same frames.
 */
async function runScene(stages: Stage[], scene: Scene, faults: Map<string, string>): Promise<Work> {
  for (const stage of stages) {
    await rehearse(stage, scene);
    const fault = await faultOf(stage, scene);
    if (fault) faults.set(stage.name, fault);
  }

  const times = new Map(stages.map(({ name }) => [name, [] as number[]]));
  const empty: number[] = [];
  for (let round = 0; round < scene.rounds; round += 1) {
    const turn = round % stages.length;
    for (const stage of [...stages.slice(turn), ...stages.slice(0, turn)]) {
      times.get(stage.name)?.push(await timeOf(stage));
    }
    const other = stages[turn];
    if (other) empty.push(await timeOf(other, true));
  }
  return new Map([...times].map(([name, of]) => [name, middle(of) - middle(empty)]));
}
