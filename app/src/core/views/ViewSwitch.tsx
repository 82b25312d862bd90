import { type Segment, SegmentedControl } from '@console/ui';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface ViewSwitchProps<View extends string> {
  /** The accessible name. */
  label: string;
  options: readonly [Segment<View>, Segment<View>, ...Segment<View>[]];
  value: View;
  onChange: (view: View) => void;
  /** Moves focus to the selected view, after the person selected it in the other one. */
  takesFocus: () => boolean;
}

/** Selects one of the views of a page. Each view renders it, so give it the view as its `key`. */
export function ViewSwitch<View extends string>({ takesFocus, ...control }: ViewSwitchProps<View>) {
  const place = useRef<HTMLDivElement>(null);

  const focusOnMount = useEffectEvent(() => {
    if (takesFocus()) place.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  });
  useEffect(() => focusOnMount(), []);

  return (
    <div ref={place}>
      <SegmentedControl {...control} />
    </div>
  );
}
