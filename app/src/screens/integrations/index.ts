export { IntegrationsScreen } from './IntegrationsScreen.tsx';
