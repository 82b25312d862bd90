export { codeOf, OnDemand, preloadParts } from './OnDemand.tsx';
