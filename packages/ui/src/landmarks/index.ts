export { Landmark } from './Landmark.tsx';
