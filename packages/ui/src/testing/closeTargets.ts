/** Radius of the 24 px circle that every target needs (WCAG 2.5.8). */
const radius = 12;

/** Layout uses fractions of a pixel. */
const tolerance = 0.05;

/**
 * Returns the targets that are too close to another: a 24 px circle around the center of the target overlaps another
 * target or its circle. Stricter than WCAG 2.5.8, which has this requirement only for targets smaller than 24 px.
 */
export function closeTargets(targets: readonly Element[]): string[] {
  const all = targets.map((element) => ({ element, box: element.getBoundingClientRect() }));
  const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const beyond = (at: number, from: number, until: number) => Math.max(from - at, 0, at - until);
  const meet = (one: DOMRect, other: DOMRect) => {
    const [at, to] = [middle(one), middle(other)];
    const toBox = Math.hypot(beyond(at.x, other.left, other.right), beyond(at.y, other.top, other.bottom));
    const toCircle = Math.hypot(at.x - to.x, at.y - to.y) - radius;
    return Math.min(toBox, toCircle) < radius - tolerance;
  };
  return all.flatMap(({ element, box }) =>
    all
      .filter((other) => other.element !== element && meet(box, other.box))
      .map((other) => `${described(element)} is too close to ${described(other.element)}`),
  );
}

function described(element: Element) {
  const { width, height } = element.getBoundingClientRect();
  return `${element.ariaLabel ?? element.textContent} (${width.toFixed(1)} x ${height.toFixed(1)})`;
}
