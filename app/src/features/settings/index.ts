export { useFirstCardAsMain } from './mainCard.queries.ts';
