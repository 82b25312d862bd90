// Written by scripts/icons.ts from the drawings of Lucide (ISC).
import { iconFrom } from './Icon.tsx';

export const CheckIcon = /* @__PURE__ */ iconFrom('M20 6 9 17l-5-5');
export const ChevronDownIcon = /* @__PURE__ */ iconFrom('M0 0m6 9 6 6 6-6');
export const CircleAlertIcon = /* @__PURE__ */ iconFrom(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 8L12 12M12 16L12.01 16',
);
export const CircleCheckIcon = /* @__PURE__ */ iconFrom(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M0 0m16 9-5.5 5.5L8 12',
);
export const InfoIcon = /* @__PURE__ */ iconFrom(
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M12 16v-4M12 8h.01',
);
export const LanguagesIcon = /* @__PURE__ */ iconFrom(
  'M0 0m5 8 6 6M0 0m4 14 6-6 2-3M2 5h12M7 2h1M0 0m22 22-5-10-5 10M14 18h6',
);
export const MinusIcon = /* @__PURE__ */ iconFrom('M5 12h14');
export const TriangleAlertIcon = /* @__PURE__ */ iconFrom(
  'M0 0m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const XIcon = /* @__PURE__ */ iconFrom('M18 6 6 18M0 0m6 6 12 12');
