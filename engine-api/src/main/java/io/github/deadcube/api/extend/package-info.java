/**
 * The extension points: keywords, special orders, scenarios and sight. The game's own are written against the same
 * interfaces: a {@link io.github.deadcube.api.extend.Table} to read, a {@link io.github.deadcube.api.extend.Flow} to act
 * on, {@link io.github.deadcube.api.extend.Hooks} to be called by.
 */
package io.github.deadcube.api.extend;
