export { SessionsScreen } from './list/SessionsScreen.tsx';
export { EditSessionScreen } from './page/EditSessionScreen.tsx';
export { SessionScreen } from './page/SessionScreen.tsx';
