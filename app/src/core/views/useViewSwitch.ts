import { useRef } from 'react';

/** The selected view and its setter, with which a `ViewSwitch` keeps focus although each view renders its own. */
export function useViewSwitch<View extends string>(value: View, onChange: (view: View) => void) {
  const wasSwitched = useRef(false);
  return {
    value,
    onChange(view: View) {
      wasSwitched.current = true;
      onChange(view);
    },
    /** True once after the person selected another view. */
    takesFocus() {
      const takes = wasSwitched.current;
      wasSwitched.current = false;
      return takes;
    },
  };
}
