export { type Code, codeOf, OnDemand, preloadParts, useCode } from './OnDemand.tsx';
