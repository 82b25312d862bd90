import { DownloadIcon, EllipsisIcon, IconButton, Menu, TrashIcon, toast } from '@console/ui';
import { useState } from 'react';
import { useDateFormats } from '../../core/i18n/dateFormats.ts';
import { useMessages } from '../../core/i18n/index.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { EraseDialog } from './EraseDialog.tsx';
import { MenuWaiting } from './MenuWaiting.tsx';
import {
  type Erasure,
  type Person,
  useKnowsErasures,
  usePersonalDataRights,
  useUndo,
} from './personalData.queries.ts';
import { useUndoErasure } from './useUndoErasure.ts';

export interface ContactDataMenuProps {
  orgId: string;
  person: Person;
  /** Called after the person was erased: leave the page. */
  onErased: () => void;
}

/**
 * A menu that downloads a copy of everything about a person, and erases it. It isn't rendered without permission, and
 * with a server that has neither.
 */
export function ContactDataMenu({ orgId, person, onErased }: ContactDataMenuProps) {
  const t = useMessages();
  const moments = useDateFormats();
  const { mayErase, mayCopy } = usePersonalDataRights(orgId);
  const isKnown = useKnowsErasures(orgId, mayErase === true);
  const undo = useUndoErasure(useUndo(orgId));
  const [open, setOpen] = useState<'copy' | 'erase' | null>(null);
  if (mayErase === false || isKnown === false) return null;
  if (mayErase === undefined || isKnown === undefined) return <MenuWaiting />;

  function tell(erasure: Erasure) {
    toast({
      tone: 'success',
      title: t('personalData.hidden', { name: person.name }),
      description: t('personalData.hiddenText', { date: moments.dateTime(erasure.dueAt) }),
      action: { label: t('common.undo'), onPress: () => void undo({ ...erasure, name: person.name }) },
    });
    onErased();
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="small"
            icon={<EllipsisIcon />}
            label={t('contacts.more', { name: person.name })}
            tooltip={false}
          />
        }
        placement="bottom end"
        items={[
          ...(mayCopy
            ? [
                {
                  id: 'copy',
                  label: t('personalData.copyContact'),
                  icon: <DownloadIcon />,
                  onAction: () => setOpen('copy'),
                },
              ]
            : []),
          {
            id: 'erase',
            label: t('personalData.eraseContact'),
            icon: <TrashIcon />,
            isDanger: true,
            onAction: () => setOpen('erase'),
          },
        ]}
      />
      <CopyDialog
        {...{ orgId, person }}
        isOpen={open === 'copy'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'copy' : null)}
      />
      <EraseDialog
        {...{ orgId, person }}
        isOpen={open === 'erase'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'erase' : null)}
        onErased={tell}
      />
    </>
  );
}
