@echo off
rem Starts Deadcube with the virtual machine of JAVA_HOME or PATH. DEADCUBE_JAVA_OPTIONS has further options for the virtual machine.
setlocal
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java"
if exist "%~dp0java.exe" set "java=%~dp0java"
set "options=-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"
for %%c in (duel env impact perft serve) do if "%~1"=="%%c" set "options=-XX:FreqInlineSize=100"
rem The libraries of mcp have no descriptors, so that an image cannot contain them as its other modules.
set "modules="
if "%~1"=="mcp" set modules=--module-path "%~dp0..\lib\mcp"
if exist "%~dp0java.exe" (
    "%java%" %options% %DEADCUBE_JAVA_OPTIONS% %modules% --module io.github.deadcube.cli/io.github.deadcube.testkit.cli.Main %*
) else (
    "%java%" %options% %DEADCUBE_JAVA_OPTIONS% -jar "%~dp0..\lib\deadcube.jar" %*
)
exit /b %errorlevel%
