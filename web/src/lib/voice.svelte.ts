/** The browser's voice: reads a story aloud in its language, if somebody asks for it. */

export class Voice {
  speaking = $state(false)

  /** Whether this browser can speak at all. */
  get can(): boolean {
    return typeof speechSynthesis !== 'undefined'
  }

  read(text: string, language: string): void {
    if (!this.can) return
    this.stop()
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.onend = utterance.onerror = () => (this.speaking = false)
    this.speaking = true
    speechSynthesis.speak(utterance)
  }

  stop(): void {
    if (this.can) speechSynthesis.cancel()
    this.speaking = false
  }
}

export const voice = new Voice()
