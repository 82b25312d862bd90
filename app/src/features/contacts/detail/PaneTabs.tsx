import { Tabs } from '@console/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import css from './summary.module.css';

export interface PaneTabsProps {
  isEditing: boolean;
  search: string;
  onSearchChange: (search: string, options?: { replace?: boolean }) => void;
  history: ReactNode;
  notes: ReactNode;
}

/** History and notes on tabs. The open tab is in the URL; while editing, it is the notes by default. */
export function PaneTabs({ isEditing, search, onSearchChange, history, notes }: PaneTabsProps) {
  const t = useMessages();
  const usual = isEditing ? 'notes' : 'history';
  const asked = new URLSearchParams(search).get('pane');
  const open = asked === 'notes' || asked === 'history' ? asked : usual;

  function show(pane: string) {
    const query = new URLSearchParams(search);
    if (pane === usual) query.delete('pane');
    else query.set('pane', pane);
    onSearchChange(query.size ? `?${query}` : '', { replace: true });
  }

  return (
    <div className={css.tabs}>
      <Tabs
        label={t('summary.parts')}
        value={open}
        onChange={show}
        keepsPanels
        tabs={[
          {
            id: 'history',
            label: t('summary.history'),
            children: <div className={css.history}>{history}</div>,
          },
          { id: 'notes', label: t('summary.notes'), children: notes },
        ]}
      />
    </div>
  );
}
