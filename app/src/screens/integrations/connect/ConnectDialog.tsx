import { Dialog } from '@console/ui';
import { type ComponentType, useState } from 'react';
import { useWords } from '../../../messages/index.ts';
import { GenericForm } from './GenericForm.tsx';
import { GoogleForm } from './GoogleForm.tsx';
import type { ConnectFormProps } from './useConnectForm.ts';
import { WhatsappForm } from './WhatsappForm.tsx';

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
