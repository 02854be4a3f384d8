/** A lesson that is being taken: its answers, and what the coach says. */
import type { BoardAnswer, Coach, LessonCard, LessonMoment, TableState } from "$/lib/protocol";
import { lessonAt, type BoardDo } from "./calls";
import { keepLesson } from "./progress.svelte";

export class Lesson {
  card = $state.raw<LessonCard>(null as unknown as LessonCard);
  coach = $state.raw<Coach>(null as unknown as Coach);
  answers = $state.raw<string[]>([]);
  /** Once a guided game is over: the game so far. */
  record = $state<string | null>(null);

  constructor(first: LessonMoment) {
    this.take(first);
  }

  private take(moment: LessonMoment): LessonMoment {
    this.card = moment.lesson;
    this.coach = moment.coach;
    this.answers = moment.answers;
    this.record = moment.record;
    return moment;
  }

  /** What the board says to a message. */
  async answer(message: BoardDo): Promise<BoardAnswer> {
    const found = this.take(await lessonAt(this.card.id, this.answers, message));
    if (message.do === "play") keepLesson(this.card.id, found.answers, found.coach.is_over);
    return found.message;
  }

  /** One answer back. */
  async back(): Promise<TableState | null> {
    if (!this.answers.length) return null;
    const found = this.take(await lessonAt(this.card.id, this.answers.slice(0, -1)));
    keepLesson(this.card.id, found.answers, false);
    return found.message as TableState;
  }

  /** The same in another language. */
  async again(): Promise<TableState> {
    return this.take(await lessonAt(this.card.id, this.answers)).message as TableState;
  }

  /** From the beginning. */
  async anew(): Promise<TableState> {
    const found = this.take(await lessonAt(this.card.id, []));
    keepLesson(this.card.id, [], false);
    return found.message as TableState;
  }
}
