/** Half of the 24 px that a target must have for itself (WCAG 2.5.8). */
const radius = 12;

/** Browsers lay out in parts of a pixel. */
const tolerance = 0.05;

/**
 * Targets that have no 24 px for themselves: a circle of 24 px in the middle of one meets another target, or the circle
 * of another. It is stricter than the criterion, which asks it only of targets that are smaller.
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
