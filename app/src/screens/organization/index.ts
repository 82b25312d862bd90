export { NewOrganizationScreen } from './NewOrganizationScreen.tsx';
export { OrganizationScreen } from './OrganizationScreen.tsx';
