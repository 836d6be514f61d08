/**
 * ASK: the machine. Unfinished rules are frames on a stack; the top frame works until it waits for an input.
 *
 * <p>Begin with {@code Machine}, the main loop, and {@code Frame}, which every unfinished rule implements. A frame
 * works on {@code Now}, whose parts read and change the position, and on its {@code FrameStack}. {@code Refusals} has
 * the reasons why an input does not answer the prompt, and {@code Requirements} what a state must have so that play can
 * go on from it.
 *
 * <p>It uses {@code hooks}, {@code prepared}, {@code schema} and {@code workspace}.
 */
package io.github.deadcube.core.machine;
