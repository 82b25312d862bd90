import { Button, Dialog, Notice } from '@console/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { useList } from '../i18n/lists.ts';
import css from './SavingNews.module.css';
import type { Choice, Conflict } from './useConflict.ts';
import type { Saving } from './useSaving.ts';

export interface SavingNewsProps {
  saving: Saving;
}

/** A form's notice about a restored draft, and its dialog about a conflict. Render it above the form. */
export function SavingNews({ saving }: SavingNewsProps) {
  const { conflict, labels, says, isRestored, discardDraft } = saving;
  const t = useMessages();

  return (
    <>
      {isRestored && (
        <div className={css.restored}>
          <Notice
            tone="info"
            action={
              <Button size="row" onPress={discardDraft}>
                {t('forms.discardDraft')}
              </Button>
            }
          >
            {t('forms.restored')}
          </Notice>
        </div>
      )}
      <ConflictDialog conflict={conflict} labels={labels} says={says} />
    </>
  );
}

interface ConflictDialogProps extends Pick<Saving, 'labels' | 'says'> {
  conflict: Conflict | null;
}

function ConflictDialog({ conflict, labels, says }: ConflictDialogProps) {
  const t = useMessages();
  const [choice, setChoice] = useState<Choice | null>(null);
  // Keeps its content during the closing animation.
  const [asked, setAsked] = useState(conflict);
  if (conflict && asked !== conflict) {
    setAsked(conflict);
    setChoice(null);
  }
  const isOpen = conflict !== null && choice === null;

  return (
    <Dialog
      role="alertdialog"
      title={t('forms.conflict')}
      description={t('forms.conflictText')}
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={(open) => !open && setChoice((chosen) => chosen ?? 'neither')}
      actions={
        <>
          <Button autoFocus onPress={() => setChoice('theirs')}>
            {t('forms.takeTheirs')}
          </Button>
          <Button variant="primary" onPress={() => setChoice('mine')}>
            {t('forms.keepMine')}
          </Button>
        </>
      }
    >
      {asked && <Differences conflict={asked} labels={labels} says={says} />}
      <AfterGone onGone={() => conflict?.choose(choice ?? 'neither')} />
    </Dialog>
  );
}

/** The fields in which the two versions differ. */
function Differences({
  conflict: { mine, theirs },
  labels,
  says,
}: { conflict: Conflict } & Pick<Saving, 'labels' | 'says'>) {
  const t = useMessages();
  const list = useList();
  const plain = (value: string | readonly string[] = '') => (typeof value === 'string' ? value : list(value));
  const names = Object.keys(labels).filter((name) => plain(mine[name]) !== plain(theirs[name]));
  const said = (name: string, value: string | readonly string[] | undefined) =>
    plain(value) ? (says[name] ?? String)(plain(value)) : t('forms.nothing');

  return (
    <dl className={css.differences}>
      {names.map((name) => (
        <div key={name}>
          <dt>{labels[name]}</dt>
          <dd>
            {t('forms.mine')} <bdi>{said(name, mine[name])}</bdi>
          </dd>
          <dd>
            {t('forms.theirs')} <bdi>{said(name, theirs[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Calls `onGone` when the dialog is unmounted: only then can the page behind it take focus. */
export function AfterGone({ onGone }: { onGone: () => void }) {
  const gone = useEffectEvent(onGone);

  useEffect(() => () => void requestAnimationFrame(() => gone()), []);

  return null;
}
