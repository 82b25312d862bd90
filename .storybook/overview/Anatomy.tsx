import { useEffect, useRef, useState } from 'react';
import type { Named } from '../api/api.ts';

interface Mark {
  number: number;
  /** The edges of the part, in px from those of the picture. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** How far the number is moved aside, in px. */
  shift: number;
}

/**
 * A picture of the first story on the page that shows the component, with a number at each of its parts. The picture is
 * a copy of the story's elements, without its behavior. It is left out if no story on the page shows a part, as for
 * components that open.
 */
export function Anatomy({ parts }: { parts: readonly Named[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
  const names = parts.map(({ name }) => name).join(' ');

  useEffect(() => {
    const box = stage.current;
    const asked = names.split(' ');
    let timer = 0;
    let tries = 0;
    const observer = new ResizeObserver(() => box && setMarks(marksIn(box, asked)));
    const copy = () => {
      const story = storyWith(asked);
      if (box && story) {
        box.replaceChildren(copyOf(story));
        observer.observe(box);
      } else if (tries < 50) {
        tries += 1;
        timer = window.setTimeout(copy, 200);
      }
    };
    copy();
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
    };
  }, [names]);

  return (
    <div
      className="guide-anatomy sb-unstyled"
      data-is-empty={marks.length === 0 || undefined}
      aria-hidden="true"
    >
      <div ref={stage} inert className="guide-anatomy-copy" />
      {marks.map(({ number, shift, ...box }) => (
        <div key={number} className="guide-anatomy-part" style={box}>
          <span style={{ translate: `${shift}px` }}>{number}</span>
        </div>
      ))}
    </div>
  );
}

/** The story on this page that shows most of the parts. */
function storyWith(names: readonly string[]) {
  const count = (story: Element) =>
    names.filter((name) => story.querySelector(`[data-part="${name}"]`)).length;
  const stories = [...document.querySelectorAll('.docs-story [id^="story--"][id$="-inner"]')];
  const [best] = stories.sort((one, other) => count(other) - count(one));
  return best && count(best) > 0 ? best : undefined;
}

function copyOf(story: Element) {
  const copy = story.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'for', 'name', 'autofocus', 'href']) element.removeAttribute(name);
  for (const media of copy.querySelectorAll('script, iframe, audio, video')) media.remove();
  return copy;
}

/** The first visible element of each part, as far as it is in the picture. */
function marksIn(box: HTMLElement, names: readonly string[]): Mark[] {
  const frame = box.getBoundingClientRect();
  const marks: Mark[] = [];
  for (const [index, name] of names.entries()) {
    const shown = [...box.querySelectorAll(`[data-part="${name}"]`)]
      .map((element) => element.getBoundingClientRect())
      .find((one) => one.width > 1 && one.height > 1 && isInside(one, frame));
    if (!shown) continue;
    const left = shown.left - frame.left;
    const top = shown.top - frame.top;
    const height = Math.min(shown.height, frame.height - top);
    marks.push({
      number: index + 1,
      left,
      top,
      width: shown.width,
      height,
      shift: shiftOf(left, top, marks),
    });
  }
  // With a single part, there is nothing to tell apart.
  return marks.length > 1 ? marks : [];
}

const isInside = (part: DOMRect, frame: DOMRect) =>
  part.left >= frame.left - 1 && part.top >= frame.top - 1 && part.top < frame.bottom - 10;

/** How far a number moves aside, so that it doesn't cover an earlier one. */
function shiftOf(left: number, top: number, marks: readonly Mark[]) {
  let shift = 0;
  const covers = (one: Mark) =>
    Math.abs(one.left + one.shift - left - shift) < side && Math.abs(one.top - top) < side;
  while (marks.some(covers)) shift += side + 2;
  return shift;
}

/** The width of a number in px. */
const side = 20;
