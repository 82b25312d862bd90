import { UIProvider } from '@console/ui/ui-provider';
import { StrictMode } from 'react';
import { Clinic } from './Clinic';

export function Root() {
  return (
    <StrictMode>
      <UIProvider locale="he">
        <Clinic />
      </UIProvider>
    </StrictMode>
  );
}
