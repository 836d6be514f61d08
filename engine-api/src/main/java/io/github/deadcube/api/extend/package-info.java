/**
 * The extension points: keywords, items, special orders, scenarios and sight. The game's own are written against the same
 * interfaces: a {@link io.github.deadcube.api.extend.Table} to read, a {@link io.github.deadcube.api.extend.Flow} to act
 * on, {@link io.github.deadcube.api.extend.Hooks} to be called by. {@link io.github.deadcube.api.extend.HouseRules} lets others find
 * what is one's own.
 */
package io.github.deadcube.api.extend;
