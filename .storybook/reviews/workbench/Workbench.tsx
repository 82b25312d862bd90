import { UIProvider } from '@console/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { version } from '../../../packages/ui/package.json';
import { type Subject, subjectsIn } from '../subjects.ts';
import { Criteria } from './Criteria.tsx';
import { Files } from './Files.tsx';
import { PersonFields } from './PersonFields.tsx';
import { firstSubject, keepSubject } from './place.ts';
import { openReview, type ReviewStore } from './reviewStore.ts';
import { SubjectChoice } from './SubjectChoice.tsx';
import './workbench.css';

/** The reviewer's workbench: who reviews what, the criteria of WCAG 2.2, and the files. */
export function Workbench() {
  const [subjects, setSubjects] = useState<readonly Subject[]>();
  const [problem, setProblem] = useState('');

  useEffect(() => {
    listed().then(setSubjects, () =>
      setProblem('The list of stories couldn’t be loaded. Check that Storybook is running, and reload.'),
    );
  }, []);

  return (
    // The toolbar sets the language of the story, not of the workbench.
    <UIProvider locale="en">
      <div className="workbench sb-unstyled">
        {subjects ? <Review of={subjects} /> : <output>{problem || 'Loading the stories…'}</output>}
      </div>
    </UIProvider>
  );
}

async function listed() {
  const index: { entries: Parameters<typeof subjectsIn>[0] } = await (await fetch('./index.json')).json();
  return subjectsIn(index.entries);
}

let opened: ReviewStore | undefined;

/** One for the page: what had no room in the storage survives a visit to another page of Storybook. */
function reviewOfPage() {
  opened ??= openReview(localStorage, version);
  return opened;
}

function Review({ of: subjects }: { of: readonly Subject[] }) {
  const [store] = useState(reviewOfPage);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const [subject, setSubject] = useState(() => firstSubject(subjects));
  const [isNameMissing, setIsNameMissing] = useState(false);

  useEffect(() => {
    // Another tab wrote. A tab doesn't get this event for what it wrote itself.
    const { readAgain } = store;
    window.addEventListener('storage', readAgain);
    return () => window.removeEventListener('storage', readAgain);
  }, [store]);

  useEffect(() => {
    if (state.unkept === 0) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [state.unkept]);

  function choose(next: Subject) {
    setSubject(next);
    keepSubject(next.id);
  }

  const shared = { store, state, subjects, subject, onChoose: choose };
  return (
    <>
      <PersonFields store={store} person={state.person} isNameMissing={isNameMissing} />
      <SubjectChoice {...shared} />
      <Criteria key={subject.id} {...shared} />
      <Files {...shared} version={version} onNameMissing={() => setIsNameMissing(true)} />
    </>
  );
}

/** What every part of the workbench gets. */
export interface PartProps {
  store: ReviewStore;
  state: ReturnType<ReviewStore['get']>;
  subjects: readonly Subject[];
  /** The story or screen that is being reviewed. */
  subject: Subject;
  onChoose: (subject: Subject) => void;
}
