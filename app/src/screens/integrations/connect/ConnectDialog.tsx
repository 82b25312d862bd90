import { Dialog } from '@console/ui';
import { type ComponentType, useState } from 'react';
import { FormLoading } from '../../../forms/index.ts';
import { later } from '../../../later.tsx';
import { useWords } from '../../../messages/index.ts';
import type { ConnectFormProps } from './useConnectForm.ts';

const GenericForm = later(async () => (await import('./GenericForm.tsx')).GenericForm, FormLoading);
const GoogleForm = later(async () => (await import('./GoogleForm.tsx')).GoogleForm, FormLoading);
const WhatsappForm = later(async () => (await import('./WhatsappForm.tsx')).WhatsappForm, FormLoading);

const forms: Readonly<Record<string, ComponentType<ConnectFormProps>>> = {
  google_calendar: GoogleForm,
  whatsapp: WhatsappForm,
};

/** Asks for what the chosen service needs. A service without a form of its own gets the generic one. */
export function ConnectDialog(props: ConnectFormProps & { isOpen: boolean }) {
  const words = useWords();
  const { isOpen, onClose } = props;
  // What it asked for stays on it while it goes.
  const [service, setService] = useState(props.service);
  if (isOpen && service !== props.service) setService(props.service);
  const Fields = forms[service?.type ?? ''] ?? GenericForm;

  return (
    <Dialog
      title={words('integrations.formOf', { type: service?.label ?? words('integrations.other') })}
      size="large"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={(open) => !open && onClose()}
    >
      <Fields key={service?.id ?? 'other'} {...props} service={service} />
    </Dialog>
  );
}
