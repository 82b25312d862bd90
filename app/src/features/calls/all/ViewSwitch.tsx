import { SegmentedControl } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../../core/i18n/index.ts';
import type { SessionsView } from './useSessionsView.ts';

export interface ViewSwitchProps {
  value: SessionsView;
  onChange: (view: SessionsView) => void;
  /** Moves focus to the selected view, after the person selected it in the other one. */
  takesFocus: () => boolean;
}

/** Selects how the sessions of an organization are shown: by contact, or as a list of all calls. */
export function ViewSwitch({ value, onChange, takesFocus }: ViewSwitchProps) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);

  const focusOnMount = useEffectEvent(() => {
    if (takesFocus()) place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  });
  useEffect(() => focusOnMount(), []);

  return (
    <div ref={place}>
      <SegmentedControl
        label={t('sessions.view')}
        options={[
          { value: 'people', label: t('nav.contacts') },
          { value: 'calls', label: t('sessions.allTitle') },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
