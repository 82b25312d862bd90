import { AlertIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { messages, obstacle as obstacleStyle, status } from './AudioPlayer.css.ts';
import { useStrings } from './AudioPlayer.strings.ts';
import type { Player } from './player.ts';
import { usePlayerValue } from './useAudioPlayer.ts';

export interface AudioStatusProps {
  player: Player;
  /** The id of the words that say why one cannot seek, for the seek bar. */
  obstacleId?: string;
  /** Retry was pressed and is about to go away: the moment to bring focus to play. */
  onRetry?: () => void;
}

/**
 * What went wrong or takes long. The region stands from the start, empty, so that what comes is read once, politely
 * (WCAG 4.1.3).
 */
export function AudioStatus({ player, obstacleId, onRetry }: AudioStatusProps) {
  const strings = useStrings();
  const isWaiting = usePlayerValue(player, (player) => player.isWaiting);
  const hasFailed = usePlayerValue(player, (player) => player.hasFailed);
  const obstacle = usePlayerValue(player, (player) => player.seekObstacle);
  const words = hasFailed ? strings.failed : isWaiting ? strings.loading : null;

  return (
    <div className={messages}>
      <p className={status} role="status" data-failed={hasFailed || undefined}>
        {hasFailed && <AlertIcon />}
        {words}
      </p>
      {hasFailed && (
        <Button
          size="small"
          onPress={() => {
            onRetry?.();
            player.retry();
          }}
        >
          {strings.retry}
        </Button>
      )}
      {obstacle !== null && !hasFailed && (
        <p id={obstacleId} className={obstacleStyle}>
          {strings.obstacle(obstacle)}
        </p>
      )}
    </div>
  );
}
