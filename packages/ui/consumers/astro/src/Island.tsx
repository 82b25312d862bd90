import { UIProvider } from '@console/ui/ui-provider';
import { Clinic } from '../Clinic';

/** Each island is a React root of its own, so it has its own provider. */
export function Island() {
  return (
    <UIProvider locale="he">
      <Clinic />
    </UIProvider>
  );
}
