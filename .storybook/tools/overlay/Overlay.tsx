import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { tabStopsIn } from './tabStops.ts';
import { type Box, boxOf, centerOf, isUndersized, pressedFor, type Target, targetsIn } from './targets.ts';

/** The marks over a story, by the values of the toolbar. */
export type OverlayKind = 'none' | 'focus' | 'targets' | 'both';

/** A stop of Tab: where its number is, at the corner where its text begins. */
interface Stop {
  box: Box;
  isRightToLeft: boolean;
}

interface Marks {
  stops: Stop[];
  targets: Target[];
}

/**
 * Draws the path of focus and the sizes of targets over a story. The drawing is in a layer of its own at the end of the
 * page, hidden from pointers and screen readers, and follows the story when it changes, scrolls or is resized.
 */
export function Overlay({ kind }: { kind: OverlayKind }) {
  const [layer, setLayer] = useState<HTMLElement>();
  const [marks, setMarks] = useState<Marks>({ stops: [], targets: [] });

  useLayoutEffect(() => {
    const added = Object.assign(document.createElement('div'), { ariaHidden: 'true' });
    Object.assign(added.style, layerStyle);
    added.dataset['overlay'] = kind;
    document.body.append(added);
    setLayer(added);
    const stop = onChange(added, () => setMarks((before) => unlessSame(before, marksFor(kind))));
    return () => {
      stop();
      added.remove();
    };
  }, [kind]);

  return layer ? createPortal(<Drawing {...marks} />, layer) : null;
}

const layerStyle: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  overflow: 'hidden',
  direction: 'ltr',
  pointerEvents: 'none',
  // The colors mean something, and each has a second mark.
  forcedColorAdjust: 'none',
};

const unlessSame = (before: Marks, now: Marks) =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;

function marksFor(kind: OverlayKind): Marks {
  const stops = kind === 'targets' ? [] : tabStopsIn(document);
  return {
    stops: stops.map((element) => ({
      box: boxOf(pressedFor(element)),
      isRightToLeft: getComputedStyle(element).direction === 'rtl',
    })),
    targets: kind === 'focus' ? [] : targetsIn(document),
  };
}

/** Calls `changed` once now and after each change of the page outside of `layer`, at most once in a frame. */
function onChange(layer: HTMLElement, changed: () => void) {
  let frame = 0;
  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  };
  const mutations = new MutationObserver((records) => {
    if (records.some(({ target }) => !layer.contains(target))) schedule();
  });
  mutations.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const sizes = new ResizeObserver(schedule);
  sizes.observe(document.body);
  const stopped = new AbortController();
  const options = { capture: true, passive: true, signal: stopped.signal };
  for (const event of ['scroll', 'transitionend', 'animationend', 'load', 'input'])
    document.addEventListener(event, schedule, options);
  window.addEventListener('resize', schedule, options);
  schedule();
  return () => {
    cancelAnimationFrame(frame);
    mutations.disconnect();
    sizes.disconnect();
    stopped.abort();
  };
}

const colors = { path: '#7a1fa2', passed: '#0b6b3a', failed: '#c4001a', exempt: '#4a5568', paper: '#ffffff' };

function Drawing({ stops, targets }: Marks) {
  const points = stops.map(pointOf);
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      fontFamily="system-ui, sans-serif"
      fontSize="12"
      fontWeight="700"
    >
      {targets.map((target, index) => (
        <TargetMark key={index} {...target} />
      ))}
      {[colors.paper, colors.path].map((color, index) => (
        <polyline
          key={color}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke={color}
          strokeWidth={4 - 2 * index}
          strokeOpacity="0.8"
        />
      ))}
      {points.map((point, index) => (
        <Label key={index} {...point} color={colors.path}>
          {index + 1}
        </Label>
      ))}
    </svg>
  );
}

/** The corner of a stop where its text begins, and no less than half a label from the edge of the window. */
function pointOf({ box, isRightToLeft }: Stop) {
  const x = isRightToLeft ? box.x + box.width : box.x;
  return { x: Math.min(Math.max(x, 10), window.innerWidth - 10), y: Math.max(box.y, 8) };
}

/** A target's box, and the circle of an undersized one. A failure is dashed and has its size. */
function TargetMark({ box, result }: Target) {
  const color = { large: colors.passed, spaced: colors.passed, inline: colors.exempt, failed: colors.failed }[
    result
  ];
  const { x, y } = centerOf(box);
  const isFailed = result === 'failed';
  const size = `${Math.round(box.width * 10) / 10} × ${Math.round(box.height * 10) / 10}`;
  return (
    <g data-target={result}>
      <rect
        {...box}
        fill={color}
        fillOpacity={isFailed ? 0.25 : 0.08}
        stroke={color}
        strokeWidth={isFailed ? 2 : 1}
        strokeDasharray={isFailed ? '4 3' : undefined}
      />
      {isUndersized(box) && result !== 'inline' && (
        <circle cx={x} cy={y} r={12} fill="none" stroke={color} strokeWidth={isFailed ? 2 : 1} />
      )}
      {isFailed && (
        <Label x={x} y={box.y + box.height + 10} color={color}>
          {size}
        </Label>
      )}
    </g>
  );
}

function Label({ x, y, color, children }: { x: number; y: number; color: string; children: ReactNode }) {
  const width = 12 + 7 * String(children).length;
  return (
    <g data-label="">
      <rect x={x - width / 2} y={y - 9} width={width} height={18} rx={9} fill={color} stroke={colors.paper} />
      <text x={x} y={y} fill={colors.paper} textAnchor="middle" dominantBaseline="central">
        {children}
      </text>
    </g>
  );
}
