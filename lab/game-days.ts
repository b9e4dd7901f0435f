// Plays incidents at volume on a running portal, and evaluates the alerts of ops/ on its data points:
// `npm run lab -- game-days`. The words of a title pick one, as in `npm run lab -- game-days -g provider`.
import { exitIfTaken, testPorts } from '../scripts/free-port.ts';
import { runPlaywright } from './run-playwright.ts';

await exitIfTaken(testPorts(), 'npm run lab -- game-days');
const args = ['--project=game-days', '--reporter=list', '--workers=1', ...process.argv.slice(2)];
process.exitCode = runPlaywright(args, { GAME_DAYS: '1' });
