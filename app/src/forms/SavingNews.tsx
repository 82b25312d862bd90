import { Button, Dialog, Notice } from '@console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../messages/index.ts';
import css from './SavingNews.module.css';
import type { Choice, Conflict } from './useConflict.ts';
import type { Saving } from './useSaving.ts';

export interface SavingNewsProps {
  saving: Saving;
}

/** What a form tells beside its fields: that a draft was brought back, and that somebody else saved meanwhile. Stands above it. */
export function SavingNews({ saving: { conflict, labels, isRestored, discardDraft } }: SavingNewsProps) {
  const words = useWords();

  return (
    <>
      {isRestored && (
        <div className={css.restored}>
          <Notice
            tone="info"
            action={
              <Button size="row" onPress={discardDraft}>
                {words('forms.discardDraft')}
              </Button>
            }
          >
            {words('forms.restored')}
          </Notice>
        </div>
      )}
      <ConflictDialog conflict={conflict} labels={labels} />
    </>
  );
}

interface ConflictDialogProps {
  conflict: Conflict | null;
  labels: Readonly<Record<string, string>>;
}

function ConflictDialog({ conflict, labels }: ConflictDialogProps) {
  const words = useWords();
  const [choice, setChoice] = useState<Choice | null>(null);
  // What it asked about stays on it while it goes.
  const [asked, setAsked] = useState(conflict);
  if (conflict && asked !== conflict) {
    setAsked(conflict);
    setChoice(null);
  }
  const isOpen = conflict !== null && choice === null;

  return (
    <Dialog
      role="alertdialog"
      title={words('forms.conflict')}
      description={words('forms.conflictText')}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={(open) => !open && setChoice((chosen) => chosen ?? 'neither')}
      actions={
        <>
          <Button autoFocus onPress={() => setChoice('theirs')}>
            {words('forms.takeTheirs')}
          </Button>
          <Button variant="primary" onPress={() => setChoice('mine')}>
            {words('forms.keepMine')}
          </Button>
        </>
      }
    >
      {asked && <Differences conflict={asked} labels={labels} />}
      <AfterGone onGone={() => conflict?.choose(choice ?? 'neither')} />
    </Dialog>
  );
}

/** The fields in which the two versions differ. */
function Differences({
  conflict: { mine, theirs },
  labels,
}: { conflict: Conflict } & Pick<Saving, 'labels'>) {
  const words = useWords();
  const said = (value: unknown) => [value].flat().join(', ') || words('forms.nothing');
  const names = Object.keys(labels).filter((name) => said(mine[name]) !== said(theirs[name]));

  return (
    <dl className={css.differences}>
      {names.map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>
            {words('forms.mine')} <bdi>{said(mine[name])}</bdi>
          </dd>
          <dd>
            {words('forms.theirs')} <bdi>{said(theirs[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Tells when the dialog has left the page: only then is the form behind it in reach of focus. */
function AfterGone({ onGone }: { onGone: () => void }) {
  const gone = useEffectEvent(onGone);

  useEffect(() => () => void requestAnimationFrame(() => gone()), []);

  return null;
}
