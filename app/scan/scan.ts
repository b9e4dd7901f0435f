// The script of pages with a number that the camera can read. It runs after that of `assist`, which prepares the field.

import type { DigitsKind } from '#rpc/domain/digits.ts';
import type { ScanWords } from '../assist/field-words.ts';
import { answerUnder, sayWrong, tellChange } from '../assist/mended.ts';
import { numberIn } from './number-in.ts';

/** The barcode reader of Chromium on Android; the DOM's types lack it. */
type BarcodeReader = new () => { detect(from: HTMLVideoElement): Promise<{ rawValue: string }[]> };

/** Milliseconds between two scans of the camera's picture. */
const everyMs = 300;

for (const field of document.querySelectorAll<HTMLInputElement>('[data-scan]')) helpWithScan(field);

/**
 * Puts a button under a field that reads its number from a barcode (ACTIVATE-47). Where the browser has no reader there
 * is no button, and nothing of the picture leaves the device.
 */
function helpWithScan(field: HTMLInputElement): void {
  const { BarcodeDetector: Reader } = window as { BarcodeDetector?: BarcodeReader };
  const words = JSON.parse(field.dataset.scan ?? '{}') as ScanWords;
  if (!Reader || !('mediaDevices' in navigator)) return;
  const reader = new Reader();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn';
  button.textContent = words.start;
  field.parentElement?.append(button);
  let stop: (() => void) | undefined;
  button.addEventListener('click', () => (stop ? stop() : void start()));

  async function start(): Promise<void> {
    const answer = document.getElementById(`${field.id}-answer`) ?? answerUnder(field);
    answer.textContent = '';
    const video = document.createElement('video');
    button.disabled = true;
    const stream = await navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .catch(() => undefined);
    button.disabled = false;
    if (!stream) {
      sayWrong(field, answer, words.failed);
      field.focus();
      return;
    }
    video.className = 'camera';
    video.playsInline = true;
    video.muted = true;
    video.srcObject = stream;
    button.after(video);
    button.textContent = words.stop;
    const timer = setInterval(() => void look(), everyMs);
    const end = () => {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
      video.remove();
      button.textContent = words.start;
      document.removeEventListener('visibilitychange', end);
      stop = undefined;
    };
    stop = end;
    document.addEventListener('visibilitychange', end);
    await video.play().catch(end);

    async function look(): Promise<void> {
      // The camera has no picture yet, or a code that cannot be read: the next look may have it.
      const codes = await reader.detect(video).catch(() => []);
      const digits = numberIn(codes, field.dataset.digits as DigitsKind);
      if (!digits || !stop) return;
      end();
      field.value = digits;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      tellChange(field);
      field.focus();
    }
  }
}
