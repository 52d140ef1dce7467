/**
 * Asks once the questions have stopped for `delayMs`, and shows the answer to the newest question only:
 * an earlier one that comes late is dropped.
 */
export function latestAnswer<Question, Answer>(
  ask: (question: Question) => Promise<Answer>,
  show: (answer: Answer) => void,
  delayMs: number,
): { question(next: Question): void; stop(): void } {
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askNow(question: Question, number: number) {
    const answer = await ask(question);
    if (number === newest) show(answer);
  }
  return {
    question(next) {
      const number = ++newest;
      clearTimeout(timer);
      timer = setTimeout(() => void askNow(next, number), delayMs);
    },
    stop() {
      newest++;
      clearTimeout(timer);
    },
  };
}
