import { type RefObject, useLayoutEffect } from 'react';

/** So many charts are all drawn at once: to find out which of them are far away would cost more than it saves. */
const few = 12;

let charts = 0;

/** Marks a chart that comes to many others, before it is laid out: the style sheet then leaves it until it is near. */
export function useCrowd(figure: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    charts += 1;
    figure.current?.toggleAttribute('data-crowded', charts > few);
    return () => {
      charts -= 1;
    };
  }, [figure]);
}
