import { exampleModules } from 'virtual:example-modules';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { compile, run } from './runExample.ts';

/** In ms, so that people who type aren't interrupted by the errors of half a word. */
const pause = 700;

/** As if the code were as deep as the stories, whose recordings Storybook serves next to itself. */
const exampleUrl = new URL('packages/ui/example/Example.tsx', new URL('.', location.href)).href;

interface Shown {
  Component: ComponentType;
  /** Changes when the result starts again. */
  key: number;
}

/** Runs code after a pause. If that fails, the last result that worked stays. Without code, nothing runs. */
export function useResult(code: string | undefined) {
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState('');
  const [starts, setStarts] = useState(0);
  const last = useRef(0);
  const working = useRef<ComponentType>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `starts` runs the same code again
  useEffect(() => {
    if (code === undefined) return undefined;
    last.current += 1;
    const mine = last.current;
    const isLast = () => mine === last.current;
    const runIt = async () => {
      try {
        const Component = await run(await compile(code), load, exampleUrl);
        if (!isLast()) return;
        setProblem('');
        setShown({ Component, key: mine });
      } catch (error) {
        if (isLast()) setProblem(messageOf(error));
      }
    };
    const timer = setTimeout(runIt, mine === 1 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [code, starts]);

  return {
    shown,
    problem,
    onWork: () => {
      working.current = shown?.Component;
    },
    onFail: (error: unknown) => {
      last.current += 1;
      setProblem(messageOf(error));
      setShown(working.current && { Component: working.current, key: last.current });
    },
    startAgain: () => setStarts((count) => count + 1),
  };
}

function load(name: string) {
  const module = exampleModules[name];
  if (module) return module();
  const isOurs = name.startsWith('@console/ui');
  return Promise.reject(
    new Error(
      isOurs
        ? `${name} isn’t an entry point of @console/ui.`
        : `${name} can’t be imported here. Imports can come from @console/ui, ${others.join(', ')}.`,
    ),
  );
}

const others = Object.keys(exampleModules).filter((name) => !/^@console|jsx-runtime/.test(name));

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
