import { Badge, type BadgeProps, BanIcon, CheckIcon, HourglassIcon } from '@console/ui';
import { useMessages } from '../i18n/index.ts';
import { statusIn, toneOf } from './statuses.ts';

const looks: Record<ReturnType<typeof toneOf>, Pick<BadgeProps, 'tone' | 'icon'>> = {
  accent: { tone: 'info' },
  neutral: { tone: 'success', icon: <CheckIcon size={12} /> },
  cancelled: { tone: 'neutral', icon: <BanIcon size={12} /> },
  warning: { tone: 'warning', icon: <HourglassIcon size={12} /> },
};

/** The status of an appointment. */
export function AppointmentBadge({ status }: { status: string }) {
  const t = useMessages();
  return <Badge {...looks[toneOf(status)]}>{statusIn(status, t)}</Badge>;
}
