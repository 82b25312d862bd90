import { Badge, CancelledIcon, CheckIcon, WaitingIcon } from '@console/ui';
import { useWords } from '../../../messages/index.ts';

/** What is unusual about an appointment; a scheduled one is just an appointment. */
export function AppointmentBadge({ status }: { status: string }) {
  const words = useWords();
  if (status === 'scheduled' || !status) return null;
  if (status === 'completed') {
    return <Badge icon={<CheckIcon size={12} />}>{words('summary.appointmentCompleted')}</Badge>;
  }
  if (status === 'cancelled') {
    return <Badge icon={<CancelledIcon size={12} />}>{words('summary.appointmentCancelled')}</Badge>;
  }
  // Any other status waits for somebody to decide.
  return (
    <Badge tone="warning" icon={<WaitingIcon size={12} />}>
      {words('summary.appointmentWaiting')}
    </Badge>
  );
}
