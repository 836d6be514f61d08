/** Types that the packages of this module share. Not exported to applications. */
package io.github.deadcube.api.shared;
