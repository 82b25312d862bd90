import { run } from './run.ts';

// Chromatic compares pictures on a service of its own: whoever has a token may ask it.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  process.stdout.write(
    'Chromatic was not asked: set CHROMATIC_PROJECT_TOKEN to compare pictures of every story.\n',
  );
} else {
  const { code } = await run('chromatic', ['--exit-zero-on-changes', '--build-script-name=storybook:build']);
  process.exitCode = code;
}
