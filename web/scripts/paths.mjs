/** Paths of SVG in whole numbers: no eye tells them apart in a box of 512, and they weigh a third less. */

const SIZES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i
const FLAG = /^[\s,]*([01])/ // of an arc; two of them may stand without anything between

/**
 * The path, rounded. What rounding leaves over is carried on, so that no corner drifts away.
 * @param {string} path
 * @returns {string}
 */
export function rounded(path) {
    const pen = { x: 0, y: 0 } // where it truly is
    const drawn = { x: 0, y: 0 } // and where it is drawn
    let begun = { pen: { ...pen }, drawn: { ...drawn } }
    let text = ''
    let last = ''
    for (const { letter, numbers } of segments(path)) {
        const command = letter.toLowerCase()
        const whole = numbers.map((number, at) => {
            if (command === 'a' && at < 5) return Math.round(number * 10) / 10
            const axis = axisOf(command, at)
            const offset = command === letter ? pen[axis] - drawn[axis] : 0
            return Math.round(number + offset) || 0
        })
        text += letter === last ? joined(whole, ' ') : letter + joined(whole, '')
        // More points after a move are lines, which are written without their letter.
        last = { m: 'l', M: 'L', z: '', Z: '' }[letter] ?? letter
        if (command === 'z') {
            Object.assign(pen, begun.pen)
            Object.assign(drawn, begun.drawn)
        } else {
            advance(letter, numbers, pen)
            advance(letter, whole, drawn)
        }
        if (command === 'm') begun = { pen: { ...pen }, drawn: { ...drawn } }
    }
    return text
}

/** Each command with its own numbers; one that is repeated without its letter gets it. */
function* segments(path) {
    for (const [, first, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
        const size = SIZES[first.toLowerCase()]
        if (size === undefined) throw new Error(`a path has no command '${first}'`)
        const numbers = read(rest, first.toLowerCase())
        if (size === 0) yield { letter: first, numbers }
        for (let at = 0; at < numbers.length; at += size) {
            const letter = at > 0 ? ({ m: 'l', M: 'L' }[first] ?? first) : first
            yield { letter, numbers: numbers.slice(at, at + size) }
        }
    }
}

function read(text, command) {
    const numbers = []
    for (let rest = text; ;) {
        const isFlag = command === 'a' && [3, 4].includes(numbers.length % SIZES.a)
        const found = (isFlag ? FLAG : NUMBER).exec(rest)
        if (!found) return numbers
        numbers.push(Number(found[1]))
        rest = rest.slice(found[0].length)
    }
}

function axisOf(command, at) {
    if (command === 'h' || command === 'v') return command === 'h' ? 'x' : 'y'
    return (at + Number(command === 'a')) % 2 === 0 ? 'x' : 'y'
}

function advance(letter, numbers, pen) {
    const command = letter.toLowerCase()
    for (const at of [numbers.length - 2, numbers.length - 1]) {
        if (at < 0) continue
        const axis = axisOf(command, at)
        pen[axis] = command === letter ? pen[axis] + numbers[at] : numbers[at]
    }
}

function joined(numbers, before) {
    return numbers
        .map((number, at) => {
            const short = String(number).replace(/^(-?)0\./, '$1.')
            return number < 0 ? short : (at === 0 ? before : ' ') + short
        })
        .join('')
}
