import { UIProvider } from '@console/ui/ui-provider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Clinic } from './Clinic';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <UIProvider locale="he">
      <Clinic />
    </UIProvider>
  </StrictMode>,
);
